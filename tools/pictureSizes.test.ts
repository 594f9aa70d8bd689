import { pictureSizes as inPages } from "../client/shared/ui/pictureSizes";
import { pictureSizes as inHeads } from "../server/pages/metadata/pictureSizes";

it("Heads announce pictures in the widths in which pages draw them", () => {
  expect(Object.keys(inHeads).length).toBeGreaterThan(0);
  expect(inPages).toMatchObject(inHeads);
});
