import { personKey, type PersonKey, VISITOR } from "../../../shared/storedKeys";

/**
 * The storage keys of the viewer's timers, and of those that were started on this device without a login: they go on
 * after a login, and are in everyone's sight.
 */
export const timersKeys = (viewerId: number): [viewers: PersonKey, visitors: PersonKey] => [
  personKey(viewerId, "timers"),
  personKey(VISITOR, "timers"),
];
