const TIME = /^(\d{1,2})(?:[:h](\d{2})?)?$/i;

/** A time of day as it was typed, "07:30" for "7:30", "730", "7h30" and "7h"; "" for what is none. */
export function readTime(text: string): string {
  const packed = text.trim().replace(/^(\d{1,2})(\d{2})$/, "$1:$2");
  const [, hours, minutes = "00"] = TIME.exec(packed) ?? [];
  if (hours === undefined || Number(hours) > 23 || Number(minutes) > 59) return "";
  return `${hours.padStart(2, "0")}:${minutes}`;
}

/** Puts the colon in while a time is typed. */
export function maskTime(typed: string): string {
  const [hours = "", ...minutes] = typed.replace(/^\D+/, "").replace(/\D+/g, ":").split(":");
  if (minutes.length > 0) return `${hours.slice(0, 2).padStart(2, "0")}:${minutes.join("").slice(0, 2)}`;
  // No day has an hour 73: it is half past seven that is being typed.
  if (Number(hours.slice(0, 2)) > 23) return `0${hours[0]}:${hours.slice(1, 3)}`;
  return hours.length > 2 ? `${hours.slice(0, 2)}:${hours.slice(2, 4)}` : hours;
}
