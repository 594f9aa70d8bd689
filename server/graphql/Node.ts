import { Field, ID, InterfaceType } from "type-graphql";
import { globalId } from "./globalId";

/** What every thing with a global id has in common. */
@InterfaceType("Node", { description: "A thing that can be fetched again by its global id." })
export abstract class Node {
  @Field(() => ID, { simple: true, description: "Opaque, and unique over all types." })
  get id(): string {
    return globalId(this.constructor.name, this.key);
  }

  /** The key of the thing's row: a number, or the UUID of a session. */
  protected abstract get key(): number | string;
}
