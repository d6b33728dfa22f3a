import { checkLint, checkRules, checkTypes } from "./checks";
import { main } from "./lifetime";

/** Types, lint and import rules: what is to be right before every commit. */
main(async () => {
  const root = process.cwd();
  const quick = (async () => [await checkLint(root), await checkRules(root)])();
  const outcomes = [await checkTypes(root), ...(await quick)];
  return outcomes.some(({ failed }) => failed > 0) ? 1 : 0;
});
