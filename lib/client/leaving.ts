/** Never settles: whoever waits for it after sending the browser elsewhere stays busy until the page is gone. */
export const LEAVING: Promise<never> = new Promise(() => {});

/** What is to be done while somebody who logs out still has a session. */
export const beforeLeaving = new Set<() => Promise<unknown>>();
