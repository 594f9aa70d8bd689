import { formatAttachment, toFileName, makeNamer } from "./fileNames";

describe("The name of a file", () => {
  it.each([
    ["Onion soup", "Onion soup"],
    ["Crème brûlée 🍮", "Crème brûlée 🍮"],
    ["../../etc/passwd", "etc passwd"],
    ["a:b*c?\u0000\n", "a b c"],
    ["...", "Recipe"],
    ["con", "Recipe con"],
    ["x".repeat(200), "x".repeat(80)],
    ["Soup. ", "Soup"],
  ])("for %j is %j", (name, file) => {
    expect(toFileName(name)).toBe(file);
  });

  it("is unique, ignoring case", () => {
    const nameFor = makeNamer();
    expect(["Soup.cook", "soup.cook", "Soup.cook", "Stew.cook"].map(nameFor)).toEqual([
      "Soup.cook",
      "soup (2).cook",
      "Soup (3).cook",
      "Stew.cook",
    ]);
  });

  it("is encoded in its header without quotes, line breaks or invalid letters", () => {
    expect(formatAttachment('Käse "x"\n.zip')).toBe(
      "attachment; filename=\"K_se _x__.zip\"; filename*=UTF-8''K%C3%A4se%20%22x%22%0A.zip",
    );
  });
});
