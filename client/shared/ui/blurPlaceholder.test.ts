import { blurPlaceholder } from "./blurPlaceholder";

const TINY = "data:image/webp;base64,UklGRg+a/A==";

it("A placeholder has the aspect ratio of its picture, and no character that would end a URL in CSS", () => {
  const background = blurPlaceholder(TINY, { width: 1600, height: 1067 });
  const [, address] = /^center \/ cover url\("data:image\/svg\+xml,([^"#]+)"\)$/.exec(background)!;
  const drawing = decodeURIComponent(address!);
  expect(drawing).toContain("viewBox='0 0 16 10.67'");
  expect(drawing).toContain(`href='${TINY}'`);
  expect(drawing).toContain("filter='url(#b)'");
});
