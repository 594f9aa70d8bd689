import { Button } from "@mantine/core";
import { useState } from "react";
import { t } from "../../shared/messages/t";
import type { OutboxEntry } from "../../shared/offline/OutboxEntry";
import { maxLength } from "../../../shared/inputLimits";
import classes from "./NoteSlip.module.css";

/** The viewer's decision between two versions of a note. */
export type Decision = { keep: "theirs" } | { keep: "text"; text: string };

interface NoteConflictProps {
  entry: OutboxEntry & { conflict: { text: string; version: number } };
  onDecide: (decision: Decision) => Promise<void>;
}

/** The text written offline. */
const writtenText = ({ variables }: OutboxEntry) => (variables["input"] as { text: string }).text;

/** A note written both offline and elsewhere: shows both texts, with a choice. */
export function NoteConflict({ entry, onDecide }: NoteConflictProps) {
  const [deciding, setDeciding] = useState(false);
  const mine = writtenText(entry);
  const theirs = entry.conflict.text;
  const both = `${theirs}\n\n${mine}`;
  const decide = (decision: Decision) => {
    setDeciding(true);
    void onDecide(decision).finally(() => setDeciding(false));
  };
  return (
    <div role="group" aria-label={t("notes.conflict")}>
      <p className={classes.text}>{t("notes.conflict")}</p>
      <h3 className={classes.version}>{t("notes.mine")}</h3>
      <p className={classes.text} dir="auto">
        {mine}
      </p>
      <h3 className={classes.version}>{t("notes.theirs")}</h3>
      <p className={classes.text} dir="auto">
        {theirs}
      </p>
      <div className={classes.buttons}>
        <Button size="sm" disabled={deciding} onClick={() => decide({ keep: "text", text: mine })}>
          {t("notes.useMine")}
        </Button>
        <Button
          size="sm"
          variant="default"
          disabled={deciding}
          onClick={() => decide({ keep: "theirs" })}
        >
          {t("notes.useTheirs")}
        </Button>
        {both.length <= maxLength.note && (
          <Button
            size="sm"
            variant="default"
            disabled={deciding}
            onClick={() => decide({ keep: "text", text: both })}
          >
            {t("notes.useBoth")}
          </Button>
        )}
      </div>
    </div>
  );
}
