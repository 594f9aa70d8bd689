import { personKey, type PersonKey, VISITOR } from "../../../shared/storedKeys";

/**
 * The storage keys of the viewer's timers, and of timers started without a login: these continue after a
 * login, visible to all users of the device.
 */
export const timersKeys = (viewerId: number): [viewers: PersonKey, visitors: PersonKey] => [
  personKey(viewerId, "timers"),
  personKey(VISITOR, "timers"),
];
