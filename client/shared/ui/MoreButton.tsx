import { Button, type ButtonProps } from "@mantine/core";
import { useLoadMore } from "../useLoadMore";

interface MoreButtonProps extends ButtonProps {
  onMore: () => Promise<unknown>;
  "aria-label"?: string;
}

/** The button that fetches the next page of a list. */
export function MoreButton({ onMore, ...button }: MoreButtonProps) {
  const { loading, more } = useLoadMore(onMore);
  return <Button variant="default" loading={loading} onClick={() => void more()} {...button} />;
}
