import type { UseFormReturnType } from "@mantine/form";

type Fields = Pick<UseFormReturnType<never>, "getInputNode">;

/** Focuses the first invalid field; the `onInvalid` handler of forms. */
export const focusFirst =
  ({ getInputNode }: Fields) =>
  (errors: Record<string, unknown>): void => {
    const [first] = Object.keys(errors);
    if (first) getInputNode(first as never)?.focus();
  };
