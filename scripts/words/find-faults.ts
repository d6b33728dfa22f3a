import { readFileSync } from "node:fs";
import { join, relative } from "node:path";
import ts from "typescript";
import { hardCodedIn } from "./hard-coded";
import { type Reference, referencesIn } from "./references";

type Tree = { [key: string]: string | Tree };

/** The catalogue whose keys the compiler knows; the other one has the same (tests/unit/i18n). */
const CATALOGUE = join("messages", "pt-BR.json");
const SPEAKS = /^(app|components|lib)\//;
const SHOWS = /^(app\/(?!api\/)|components\/).*\.tsx?$/;

/** Keys that nothing reads, keys that are read but absent, and words outside the catalogues; one sentence each. */
export function findFaults(root: string): string[] {
  const { options, fileNames } = readProject(root);
  const pathOf = (fileName: string) => relative(root, fileName);
  const program = ts.createProgram(
    fileNames.filter((name) => SPEAKS.test(pathOf(name)) || name.endsWith(".d.ts")),
    { ...options, noEmit: true },
  );
  const files = program.getSourceFiles().filter(({ fileName }) => SPEAKS.test(pathOf(fileName)));
  const references = files.flatMap((file) => referencesIn(file, program.getTypeChecker()));
  const keys = leavesOf(JSON.parse(readFileSync(join(root, CATALOGUE), "utf8")) as Tree);
  const place = (node: ts.Node) => {
    const file = node.getSourceFile();
    return `${pathOf(file.fileName)}:${file.getLineAndCharacterOfPosition(node.getStart()).line + 1}`;
  };
  return [
    ...absent(references, keys).map(
      ({ key, node }) => `${place(node)} reads "${key}", which no catalogue has`,
    ),
    ...unused(references, keys).map((key) => `messages: nothing reads "${key}"`),
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

function leavesOf(tree: Tree, path = ""): string[] {
  return Object.entries(tree).flatMap(([name, value]) => {
    const at = path ? `${path}.${name}` : name;
    return typeof value === "string" ? [at] : leavesOf(value, at);
  });
}

/** A key, or a group of keys that is read as a whole; `*` is anything. */
function matcher(pattern: string): RegExp {
  const escaped = pattern.split("*").map((part) => part.replaceAll(/[.\\+?^${}()|[\]]/g, "\\$&"));
  return new RegExp(`^${escaped.join(".+")}(\\..+)?$`);
}

function absent(references: readonly Reference[], keys: readonly string[]) {
  return references
    .filter(({ mayBeAbsent }) => !mayBeAbsent)
    .flatMap(({ patterns, node }) => patterns.map((key) => ({ key, node })))
    .filter(({ key }) => !keys.some((known) => matcher(key).test(known)));
}

function unused(references: readonly Reference[], keys: readonly string[]): string[] {
  const read = [...new Set(references.flatMap(({ patterns }) => patterns))].map(matcher);
  return keys.filter((key) => !read.some((pattern) => pattern.test(key)));
}
