import { Field, ID, InterfaceType } from "type-graphql";
import { globalId } from "./globalId";

/** The common part of all types with a global ID. */
@InterfaceType("Node", { description: "An object with a globally unique ID." })
export abstract class Node {
  @Field(() => ID, { simple: true, description: "The globally unique ID; opaque." })
  get id(): string {
    return globalId(this.constructor.name, this.key);
  }

  /** The key of the entity's row: a number, or the UUID of a session. */
  protected abstract get key(): number | string;
}
