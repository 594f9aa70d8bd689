import type { UseFormReturnType } from "@mantine/form";

type Fields = Pick<UseFormReturnType<never>, "getInputNode">;

/** Leads to the first field that is wrong; what a form calls when it may not be sent. */
export const focusFirst =
  ({ getInputNode }: Fields) =>
  (errors: Record<string, unknown>): void => {
    const [first] = Object.keys(errors);
    if (first) getInputNode(first as never)?.focus();
  };
