import { Button, type ButtonProps } from "@mantine/core";
import { useLoadMore } from "../useLoadMore";

interface LoadMoreButtonProps extends ButtonProps {
  onMore: () => Promise<unknown>;
  "aria-label"?: string;
}

/** The button that fetches the next page of a list. */
export function LoadMoreButton({ onMore, ...button }: LoadMoreButtonProps) {
  const { loading, more } = useLoadMore(onMore);
  return <Button variant="default" loading={loading} onClick={() => void more()} {...button} />;
}
