import { foldLetters, neededStrings } from "@/lib/portuguese/text/patterns/needed-strings";

/** Letters that lead on to further ones, and the patterns that need what ends here. */
type Node = { next: Map<number, Node>; patterns: number[] };

/**
 * Which of many patterns may match in a text, first to last: those that it has a needed string of, and those that need none.
 * It looks at the text once for all of them. No narrower than the patterns, so whoever searches for these alone finds the same.
 */
export function patternIndex(patterns: readonly RegExp[]): (text: string) => number[] {
  // Made when it is first asked: thousands of strings.
  let tree: Node | null = null;
  return (text) => {
    tree ??= treeOf(patterns);
    const found = new Set(tree.patterns);
    const folded = foldLetters(text);
    for (let start = 0; start < folded.length; start += 1) {
      let node = tree.next.get(folded.charCodeAt(start));
      for (let at = start + 1; node; at += 1) {
        for (const pattern of node.patterns) found.add(pattern);
        node = node.next.get(folded.charCodeAt(at));
      }
    }
    return [...found].sort((a, b) => a - b);
  };
}

/** At its root those patterns that need nothing. */
function treeOf(patterns: readonly RegExp[]): Node {
  const root: Node = { next: new Map(), patterns: [] };
  patterns.forEach((pattern, at) => {
    for (const one of neededStrings(pattern) ?? [""]) endOf(root, one).patterns.push(at);
  });
  return root;
}

function endOf(root: Node, string: string): Node {
  let node = root;
  for (let at = 0; at < string.length; at += 1) {
    const code = string.charCodeAt(at);
    const next = node.next.get(code) ?? { next: new Map(), patterns: [] };
    node.next.set(code, next);
    node = next;
  }
  return node;
}
