const ZONE = "America/Sao_Paulo";
const time = new Intl.DateTimeFormat("pt-BR", { hour: "2-digit", minute: "2-digit", timeZone: ZONE });
const day = new Intl.DateTimeFormat("en-CA", { timeZone: ZONE });
const shortDay = new Intl.DateTimeFormat("pt-BR", { day: "2-digit", month: "2-digit", timeZone: ZONE });
const title = new Intl.DateTimeFormat("pt-BR", {
  weekday: "long",
  day: "numeric",
  month: "long",
  timeZone: ZONE,
});

/** The day, YYYY-MM-DD in São Paulo, of a time in milliseconds. */
export function dayOf(at: number): string {
  return day.format(at);
}

/** "sexta-feira, 20 de novembro" */
export function dayTitle(at: number): string {
  return title.format(at);
}

/** "20/11 13:10" */
export function dayAndTime(at: number): string {
  return `${shortDay.format(at)} ${clockTime(at)}`;
}

/** "13:10" */
export function clockTime(at: number): string {
  return time.format(at);
}
