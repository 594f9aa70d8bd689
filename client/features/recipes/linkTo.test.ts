import { linkTo } from "./linkTo";

describe("A source", () => {
  it.each([
    "",
    "My grandmother",
    "javascript:alert(1)",
    "JavaScript:alert('https://a.example')",
    "data:text/html,hello",
    "ftp://a.example/soup",
    "www.a.example",
    "https://",
    "see https://a.example",
    "https://a.example and my aunt",
  ])("is not a link if it is %j", (text) => {
    expect(linkTo(text)).toBeNull();
  });

  it("is a link if it is an address", () => {
    expect(linkTo(" https://www.a.example/soups?page=2 ")).toEqual({
      address: "https://www.a.example/soups?page=2",
      host: "a.example",
    });
    expect(linkTo("HTTP://a.example:8080")?.host).toBe("a.example");
  });
});
