const NAME = "garfo-log-key";
const OFF = "off";

/** Whether a single letter opens the sheet: people who speak to their computer must be able to switch it off. */
export function hasLogKey(): boolean {
  try {
    return localStorage.getItem(NAME) !== OFF;
  } catch {
    return true;
  }
}

export function setLogKey(isOn: boolean): void {
  if (isOn) localStorage.removeItem(NAME);
  else localStorage.setItem(NAME, OFF);
}
