import { Button } from "@mantine/core";
import { useState } from "react";

interface PasskeyButtonProps {
  label: string;
  /** Logs in with a passkey. */
  logIn: () => Promise<void>;
  onDone: () => void;
  onError: (error: unknown) => void;
}

/** Logs in with a passkey instead of typed credentials. */
export function PasskeyButton({ label, logIn, onDone, onError }: PasskeyButtonProps) {
  const [loading, setLoading] = useState(false);
  const start = async () => {
    setLoading(true);
    try {
      await logIn();
      onDone();
    } catch (error) {
      onError(error);
    }
    setLoading(false);
  };
  return (
    <Button variant="default" fullWidth loading={loading} onClick={() => void start()}>
      {label}
    </Button>
  );
}
