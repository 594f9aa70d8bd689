import type { NoticeKind } from "../../../shared/apollo/schema.generated";
import { t } from "../../../shared/messages/t";
import { useSaveNoticeMutation } from "./Notices.generated";
import { SettingSwitch } from "./SettingSwitch";

const kinds: readonly NoticeKind[] = ["NEW_REVIEW", "REPLY", "SUGGESTION", "SUGGESTION_ANSWER"];

/** One switch for each kind of notices. */
export function NoticeSwitches({ muted }: { muted: readonly NoticeKind[] }) {
  const [save] = useSaveNoticeMutation();
  return kinds.map((kind) => (
    <SettingSwitch
      key={kind}
      label={t(`notices.${kind}`)}
      description={t(`notices.${kind}_HELP`)}
      checked={!muted.includes(kind)}
      onSave={(enabled) => save({ variables: { kind, enabled } })}
    />
  ));
}
