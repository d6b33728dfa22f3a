/**
 * Verbs that tell of eating or drinking, folded: what I did, what somebody else did, what others did. A verb that is added
 * here is understood told, denied and said of others.
 */
const VERBS = `
  comi comeu comeram
  almocei almocou almocaram
  jantei jantou jantaram
  lanchei lanchou lancharam
  merendei merendou merendaram
  ceei ceou cearam
  bebi bebeu beberam
  tomei tomou tomaram
  devorei devorou devoraram
  tracei tracou tracaram
  rangei rangou rangaram
  detonei detonou detonaram
  ataquei atacou atacaram
  papei papou paparam
  provei provou provaram
  experimentei experimentou experimentaram
  degustei degustou degustaram
  chupei chupou chuparam
  roi roeu roeram
  lambi lambeu lamberam
  mastiguei mastigou mastigaram
  saboreei saboreou saborearam
  roubei roubou roubaram
  filei filou filaram
  encarei encarou encararam
  mordi mordeu morderam
  belisquei beliscou beliscaram
  petisquei petiscou petiscaram
  lambisquei lambiscou lambiscaram
  abocanhei abocanhou abocanharam
  entornei entornou entornaram
  consumi consumiu consumiram
  ingeri ingeriu ingeriram
  engoli engoliu engoliram
  traguei tragou tragaram`
  .trim()
  .split("\n")
  .map((line) => line.trim().split(" "));

/** "comi", "tracei" */
export const I_ATE: readonly string[] = VERBS.map(([mine = ""]) => mine);

/** "comeu", "traçaram" */
export const OTHERS_ATE: readonly string[] = VERBS.flatMap(([, theirs = "", plural = ""]) => [
  theirs,
  plural,
]);

/** Of `I_ATE`, for a regular expression. */
export const I_ATE_PATTERN = I_ATE.join("|");
