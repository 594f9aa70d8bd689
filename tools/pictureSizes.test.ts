import { pictureSizes as inPages } from "../client/shared/ui/pictureSizes";
import { pictureSizes as inHeads } from "../server/pages/metadata/pictureSizes";

it("The heads of pages preload pictures in the widths in which they are displayed", () => {
  expect(Object.keys(inHeads).length).toBeGreaterThan(0);
  expect(inPages).toMatchObject(inHeads);
});
