import { readFileSync } from "node:fs";
import { join, relative } from "node:path";
import ts from "typescript";
import { hardCodedIn } from "./hard-coded";
import { type Reference, referencesIn, UNKNOWN } from "./references";

type Tree = { [key: string]: string | Tree };

/** The first is the one whose keys the compiler knows. */
const CATALOGUES = ["pt-BR", "en-US"] as const;
/** Sentences that are promised word by word and not shown yet. */
const KEPT = new Set(["errors.access.plan_required"]);
const SPEAKS = /^(app|components|lib)\//;
const SHOWS = /^(app\/(?!api\/)|components\/).*\.tsx?$/;

/**
 * Keys of one catalogue only, keys that nothing reads, and words outside the catalogues;
 * one sentence each.
 */
export function findFaults(root: string): string[] {
  const [keys, others] = CATALOGUES.map((name) => keysOf(root, name)) as [string[], string[]];
  const { options, fileNames } = readProject(root);
  const pathOf = (fileName: string) => relative(root, fileName);
  const program = ts.createProgram(
    fileNames.filter((name) => SPEAKS.test(pathOf(name)) || name.endsWith(".d.ts")),
    { ...options, noEmit: true },
  );
  const files = program.getSourceFiles().filter(({ fileName }) => SPEAKS.test(pathOf(fileName)));
  const references = files.flatMap((file) => referencesIn(file, program.getTypeChecker()));
  const place = (node: ts.Node) => {
    const file = node.getSourceFile();
    return `${pathOf(file.fileName)}:${file.getLineAndCharacterOfPosition(node.getStart()).line + 1}`;
  };
  return [
    ...lacking(others, keys).map((key) => `messages: en-US.json lacks "${key}", which pt-BR.json has`),
    ...lacking(keys, others).map((key) => `messages: pt-BR.json lacks "${key}", which en-US.json has`),
    ...references
      .filter(({ patterns }) => patterns.includes(UNKNOWN) || groupsOf(patterns).size === groupsOf(keys).size)
      .map(({ node }) => `${place(node)} may read any key at all; its type must say which`),
    ...unused(references, keys).map((key) =>
      KEPT.has(key)
        ? `messages: "${key}" is read now and need not be kept`
        : `messages: nothing reads "${key}"`,
    ),
    ...files
      .filter(({ fileName }) => SHOWS.test(pathOf(fileName)))
      .flatMap(hardCodedIn)
      .map(({ text, node }) => `${place(node)} says "${text}" itself; words belong into messages/`),
  ];
}

function readProject(root: string): ts.ParsedCommandLine {
  const { config } = ts.readConfigFile(join(root, "tsconfig.json"), ts.sys.readFile);
  return ts.parseJsonConfigFileContent(config, ts.sys, root);
}

function keysOf(root: string, locale: string): string[] {
  return leavesOf(JSON.parse(readFileSync(join(root, "messages", `${locale}.json`), "utf8")) as Tree);
}

function lacking(keys: readonly string[], others: readonly string[]): string[] {
  const known = new Set(keys);
  return others.filter((key) => !known.has(key));
}

function leavesOf(tree: Tree, path = ""): string[] {
  return Object.entries(tree).flatMap(([name, value]) => {
    const at = path ? `${path}.${name}` : name;
    return typeof value === "string" ? [at] : leavesOf(value, at);
  });
}

function groupsOf(keys: readonly string[]): Set<string | undefined> {
  return new Set(keys.map((key) => key.split(".")[0]));
}

/** A key, or a group of keys that is read as a whole; `*` is anything. */
function matcher(pattern: string): RegExp {
  const escaped = pattern.split("*").map((part) => part.replaceAll(/[.\\+?^${}()|[\]]/g, "\\$&"));
  return new RegExp(`^${escaped.join(".+")}(\\..+)?$`);
}

function unused(references: readonly Reference[], keys: readonly string[]): string[] {
  const read = [...new Set(references.flatMap(({ patterns }) => patterns))].map(matcher);
  const isRead = (key: string) => read.some((pattern) => pattern.test(key));
  return keys.filter((key) => isRead(key) === KEPT.has(key));
}
