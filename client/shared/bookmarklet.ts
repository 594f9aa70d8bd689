/**
 * A bookmark that opens the import page with the current page's address.
 * @param importPage the URL of the import page, which reads the address from `url`
 */
export function bookmarklet(importPage: string): string {
  const target = JSON.stringify(`${importPage}${importPage.includes("?") ? "&" : "?"}url=`);
  // The script returns undefined, because any other value would replace the page.
  const script = `void(location.href=${target}+encodeURIComponent(location.href))`;
  return `javascript:${encodeURIComponent(script)}`;
}
