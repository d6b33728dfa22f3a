import { checkLint, checkRules, checkTypes, checkUnused, checkWords } from "./checks";
import { main } from "./lifetime";

/** Types, lint, import rules, what nothing uses and words: what is to be right before every commit. */
main(async () => {
  const root = process.cwd();
  const quick = (async () => [
    await checkLint(root),
    await checkUnused(root),
    await checkRules(root),
    await checkWords(root),
  ])();
  const outcomes = [await checkTypes(root), ...(await quick)];
  return outcomes.some(({ failed }) => failed > 0) ? 1 : 0;
});
