/** Never settles: whoever waits for it after sending the browser elsewhere stays busy until the page is gone. */
export const LEAVING: Promise<never> = new Promise(() => {});
