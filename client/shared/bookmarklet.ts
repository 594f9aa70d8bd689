/**
 * A bookmark that opens the import with the address of the page on which it is clicked.
 * @param importPage the address of the import, which takes a page's address as `url`
 */
export function bookmarklet(importPage: string): string {
  const target = JSON.stringify(`${importPage}${importPage.includes("?") ? "&" : "?"}url=`);
  // A value other than undefined would replace the page.
  const script = `void(location.href=${target}+encodeURIComponent(location.href))`;
  return `javascript:${encodeURIComponent(script)}`;
}
