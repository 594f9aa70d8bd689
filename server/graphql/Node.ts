import { Field, ID, InterfaceType } from "type-graphql";
import { globalId } from "./globalId";

/** What every thing with a global id has in common. */
@InterfaceType("Node", { description: "An object with a globally unique ID." })
export abstract class Node {
  @Field(() => ID, { simple: true, description: "The globally unique ID; opaque." })
  get id(): string {
    return globalId(this.constructor.name, this.key);
  }

  /** The key of the thing's row: a number, or the UUID of a session. */
  protected abstract get key(): number | string;
}
