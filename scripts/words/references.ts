import ts from "typescript";

/** One call of a translator: which keys it may read. A `*` stands for a part that only running it would tell. */
export interface Reference {
  patterns: string[];
  node: ts.CallExpression;
}

/** Functions that make a translator, with the place of the namespace among their arguments; none is the root. */
const MAKERS: Record<string, number | null> = { useTranslations: 0, getTranslations: 0, translator: null };
const METHODS = new Set(["rich", "markup", "raw", "has"]);
const ANYTHING = "*";
/** What only running it would tell. */
export const UNKNOWN = "(a key that cannot be told)";

/** Every call of a translator in a file. @throws never: one that cannot be told reads `UNKNOWN` */
export function referencesIn(file: ts.SourceFile, checker: ts.TypeChecker): Reference[] {
  const found: Reference[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) {
      const reference = referenceOf(node, checker);
      if (reference) found.push(reference);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

function referenceOf(node: ts.CallExpression, checker: ts.TypeChecker): Reference | null {
  const { expression, arguments: given } = node;
  const isMethod = ts.isPropertyAccessExpression(expression) && METHODS.has(expression.name.text);
  const translator = isMethod ? expression.expression : expression;
  const [key] = given;
  if (!key || !isTranslator(translator, checker)) return null;
  const patterns = namespacesOf(translator, checker).flatMap((namespace) =>
    patternsOf(key, checker).map((pattern) => {
      if (namespace !== "") return `${namespace}.${pattern}`;
      return pattern.startsWith(ANYTHING) ? UNKNOWN : pattern;
    }),
  );
  return { patterns, node };
}

/** Told by its shape, which nothing else has. */
function isTranslator(node: ts.Expression, checker: ts.TypeChecker): boolean {
  const type = checker.getTypeAtLocation(node);
  return type.getCallSignatures().length > 0 && [...METHODS].every((name) => type.getProperty(name));
}

/** What is put before the keys of a translator; the root's is empty. */
function namespacesOf(node: ts.Expression, checker: ts.TypeChecker): string[] {
  const inner = unwrap(node);
  if (ts.isCallExpression(inner) && ts.isIdentifier(inner.expression)) {
    const place = MAKERS[inner.expression.text];
    const argument = typeof place === "number" ? inner.arguments[place] : undefined;
    if (place !== undefined) return argument ? patternsOf(argument, checker) : [""];
  }
  const declaration = checker.getSymbolAtLocation(inner)?.valueDeclaration;
  if (declaration && ts.isVariableDeclaration(declaration) && declaration.initializer) {
    return namespacesOf(declaration.initializer, checker);
  }
  return namespaceOfType(checker.getTypeAtLocation(inner), declaration, checker);
}

/** A translator that is handed over says in its type whose keys it reads: `Translator`, `typeof useTranslations<"layout">`. */
function namespaceOfType(
  type: ts.Type,
  declaration: ts.Declaration | undefined,
  checker: ts.TypeChecker,
): string[] {
  const node = declaration && ts.isParameter(declaration) ? declaration.type : undefined;
  const query = node && ts.isTypeReferenceNode(node) ? node.typeArguments?.[0] : undefined;
  const namespace = query && ts.isTypeQueryNode(query) ? query.typeArguments?.[0] : undefined;
  if (namespace) return literalsOf(checker.getTypeFromTypeNode(namespace));
  return [type.aliasSymbol?.name === "Translator" ? "" : UNKNOWN];
}

/** The keys that an expression may be. */
function patternsOf(node: ts.Expression, checker: ts.TypeChecker): string[] {
  const inner = unwrap(node);
  if (ts.isConditionalExpression(inner)) {
    return [...patternsOf(inner.whenTrue, checker), ...patternsOf(inner.whenFalse, checker)];
  }
  if (ts.isTemplateExpression(inner)) {
    return inner.templateSpans.reduce(
      (starts, { expression, literal }) =>
        starts.flatMap((start) => patternsOf(expression, checker).map((part) => start + part + literal.text)),
      [inner.head.text],
    );
  }
  const declaration = ts.isIdentifier(inner) && checker.getSymbolAtLocation(inner)?.valueDeclaration;
  if (declaration && ts.isVariableDeclaration(declaration) && isAsserted(declaration.initializer)) {
    return patternsOf(declaration.initializer, checker);
  }
  return literalsOf(checker.getTypeAtLocation(inner));
}

/** `x as "a.b"` says what the compiler is to believe, not what `x` is. */
function isAsserted(node: ts.Expression | undefined): node is ts.AsExpression {
  return node !== undefined && ts.isAsExpression(node) && !ts.isConstTypeReference(node.type);
}

function unwrap(node: ts.Expression): ts.Expression {
  if (ts.isParenthesizedExpression(node) || ts.isAwaitExpression(node) || ts.isNonNullExpression(node)) {
    return unwrap(node.expression);
  }
  return isAsserted(node) ? unwrap(node.expression) : node;
}

function literalsOf(type: ts.Type): string[] {
  const parts = type.isUnion() ? type.types : [type];
  return parts.flatMap((part) => {
    if (part.isStringLiteral() || part.isNumberLiteral()) return [String(part.value)];
    if (isTemplate(part)) return [part.texts.join(ANYTHING)];
    return part.flags & (ts.TypeFlags.Undefined | ts.TypeFlags.Null) ? [] : [ANYTHING];
  });
}

function isTemplate(type: ts.Type): type is ts.TemplateLiteralType {
  return (type.flags & ts.TypeFlags.TemplateLiteral) !== 0;
}
