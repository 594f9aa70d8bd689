import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";

const client = resolve(__dirname, "../client");
const components = readdirSync(client, { recursive: true, encoding: "utf8" }).filter((file) =>
  file.endsWith(".tsx"),
);

/** Matches a submit button, alone or next to a cancel button. */
const SUBMIT = /<Button\b[^>]*\btype="submit"[^>]*>|<ActionPair\b[^]*?\/>/g;

/** Finds the submit buttons that can be pressed again while their form is being saved. */
const neverDisabled = (source: string) =>
  [...source.matchAll(SUBMIT)].map(([tag]) => tag).filter((tag) => !/\bloading=\{/.test(tag));

/** Returns true for forms that only navigate, which may be submitted twice. */
const onlyLeads = (source: string) => source.includes("action={paths.");

describe("The submit button of a form", () => {
  it("is disabled while the form is being saved", () => {
    const sources = components.map((file) => [file, readFileSync(join(client, file), "utf8")]);
    const forms = sources.filter(([, source]) => source!.includes("<form"));
    expect(forms.length).toBeGreaterThan(10);
    const otherForms = forms.filter(
      ([, source]) => !onlyLeads(source!) && neverDisabled(source!).length,
    );
    expect(otherForms.map(([file]) => file)).toEqual([]);
  });

  it("is reported if it is not disabled", () => {
    const exampleButton = '<Button type="submit" loading={form.submitting} fullWidth>';
    const open = '<Button\n  type="submit"\n  fullWidth\n>';
    const heldPair = "<ActionPair loading={saving} onCancel={() => {}} />";
    const openPair = "<ActionPair\n  onCancel={() => {}}\n/>";
    const source = `${exampleButton}Save</Button>${open}Send</Button>${heldPair}${openPair}`;
    expect(neverDisabled(source)).toEqual([open, openPair]);
  });
});
