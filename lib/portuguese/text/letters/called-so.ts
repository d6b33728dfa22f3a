const CAPITAL = /^\p{Lu}\p{Ll}{2,}$/u;
/** In small letters before a name. */
const BEFORE_NAME =
  /^(?:[aeo]|d[ao]|n[ao]|pr[ao]|pel[ao]|ao|dona|seu|ti[ao]|prim[ao]|net[ao]|netinh[ao]|filh[ao]|filhinh[ao]|irm(?:a|ã|ão|ao)|amig[ao]|sobrinh[ao]|vizinh[ao]|sogr[ao]|cunhad[ao]|marido|esposa|namorad[ao]|noiv[ao]|professora?|doutora?|comadre|compadre|afilhad[ao]|colega)$/;

/** Whether a word is somebody's name by how it and the word before it are written: "a Cotinha", "minha neta Clarinha". */
export function isCalledSo(word: string, before: string): boolean {
  return CAPITAL.test(word) && BEFORE_NAME.test(before);
}
