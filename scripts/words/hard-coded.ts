import ts from "typescript";

/** Names that are the same in every language. */
const NAMES = new Set(["Garfo", "WhatsApp", "PIX"]);
/** Attributes and properties that a person reads or hears. */
const READ = new Set([
  ...["aria-label", "aria-description", "aria-roledescription", "aria-valuetext", "aria-placeholder"],
  ...["alt", "title", "placeholder", "label", "description", "hint", "text", "summary", "caption", "message"],
]);
/** What shows its argument to a person. */
const SAYS = /^(notify\.\w+|toast(\.\w+)?|alert|confirm|prompt)$/;

export interface HardCoded {
  text: string;
  node: ts.Node;
}

/** Words for people that stand in a component rather than in the catalogues. */
export function hardCodedIn(file: ts.SourceFile): HardCoded[] {
  const found: HardCoded[] = [];
  const note = (node: ts.Node | undefined) => {
    for (const piece of node ? wordsIn(node) : []) found.push(piece);
  };
  const visit = (node: ts.Node): void => {
    if (ts.isJsxText(node)) note(node);
    else if (ts.isJsxExpression(node) && !ts.isJsxAttribute(node.parent)) note(node.expression);
    else if (ts.isJsxAttribute(node) && READ.has(node.name.getText(file))) note(node.initializer);
    else if (ts.isPropertyAssignment(node) && READ.has(nameOf(node.name))) note(sentence(node.initializer));
    else if (ts.isCallExpression(node) && SAYS.test(node.expression.getText(file))) note(node.arguments[0]);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

/** Letters in a piece of text, in either side of a choice, or around the values of a template. */
function wordsIn(node: ts.Node): HardCoded[] {
  if (ts.isJsxExpression(node)) return node.expression ? wordsIn(node.expression) : [];
  if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node)) return wordsIn(node.expression);
  if (ts.isConditionalExpression(node)) return [...wordsIn(node.whenTrue), ...wordsIn(node.whenFalse)];
  if (ts.isBinaryExpression(node))
    return [...wordsIn(node.left), ...wordsIn(node.right)].filter(isShown(node));
  if (ts.isTemplateExpression(node)) {
    return [node.head, ...node.templateSpans.map(({ literal }) => literal)].flatMap(wordsIn);
  }
  const isText = ts.isJsxText(node) || ts.isStringLiteralLike(node) || ts.isTemplateLiteralToken(node);
  const text = isText ? node.text.trim() : "";
  return /\p{L}/u.test(text) && !NAMES.has(text) ? [{ text, node }] : [];
}

/** Of `state === "open" && <p>…`, the words that are compared with are nobody's to read. */
function isShown({ operatorToken, left }: ts.BinaryExpression) {
  const { AmpersandAmpersandToken, BarBarToken, QuestionQuestionToken, PlusToken } = ts.SyntaxKind;
  const shows = [AmpersandAmpersandToken, BarBarToken, QuestionQuestionToken, PlusToken].includes(
    operatorToken.kind as typeof PlusToken,
  );
  return ({ node }: HardCoded) =>
    shows &&
    !(operatorToken.kind === AmpersandAmpersandToken && node.pos >= left.pos && node.end <= left.end);
}

/** A property of that name may also hold a key or a class: words begin with a capital or are several. */
function sentence(node: ts.Expression): ts.Expression | undefined {
  return ts.isStringLiteralLike(node) && !/^\p{Lu}|\s/u.test(node.text) ? undefined : node;
}

function nameOf(name: ts.PropertyName): string {
  return ts.isIdentifier(name) || ts.isStringLiteral(name) ? name.text : "";
}
