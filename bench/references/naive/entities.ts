import "reflect-metadata";
import { GraphQLDateTime } from "graphql-scalars";
import { Field, Float, ID, Int, ObjectType } from "type-graphql";
import {
  Column,
  Entity,
  JoinColumn,
  JoinTable,
  ManyToMany,
  ManyToOne,
  OneToMany,
  PrimaryColumn,
  PrimaryGeneratedColumn,
} from "typeorm";

const globalId = (type: string, key: number) => Buffer.from(`${type}:${key}`).toString("base64url");

@Entity("roles")
export class Role {
  @PrimaryColumn({ name: "role_id" }) roleId!: number;
  @Column({ name: "role_name" }) roleName!: string;
}

@Entity("users")
@ObjectType("Author")
export class User {
  @PrimaryGeneratedColumn({ name: "user_id" }) @Field(() => Int) userId!: number;
  @Column() @Field(() => String) name!: string;
  @Column() banned!: boolean;
  @ManyToOne(() => Role, { eager: true }) @JoinColumn({ name: "role_id" }) role!: Role;
}

@Entity("sessions")
export class Session {
  @PrimaryColumn("uuid", { name: "session_id" }) sessionId!: string;
  @ManyToOne(() => User, { eager: true }) @JoinColumn({ name: "user_id" }) user!: User;
}

@Entity("categories")
@ObjectType()
export class Category {
  @PrimaryGeneratedColumn({ name: "category_id" }) @Field(() => Int) categoryId!: number;
  @Column() @Field(() => String) name!: string;
  @Field(() => ID) get id(): string {
    return globalId("Category", this.categoryId);
  }
}

@Entity("difficulty_levels")
@ObjectType()
export class DifficultyLevel {
  @PrimaryGeneratedColumn({ name: "difficulty_level_id" })
  @Field(() => Int)
  difficultyLevelId!: number;
  @Column() @Field(() => String) name!: string;
  @Field(() => ID) get id(): string {
    return globalId("DifficultyLevel", this.difficultyLevelId);
  }
}

@Entity("tags")
@ObjectType()
export class Tag {
  @PrimaryGeneratedColumn({ name: "tag_id" }) @Field(() => Int) tagId!: number;
  @Column() @Field(() => String) name!: string;
  @Column({ name: "sort_name" }) sortName!: string;
}

@Entity("ingredients")
export class Ingredient {
  @PrimaryGeneratedColumn({ name: "ingredient_id" }) ingredientId!: number;
  @Column() name!: string;
}

@Entity("recipe_lines")
@ObjectType()
export class RecipeIngredient {
  @PrimaryColumn({ name: "line_id" }) lineId!: number;
  @Column({ name: "recipe_id" }) recipeId!: number;
  @Column({ name: "ingredient_id" }) @Field(() => Int) ingredientId!: number;
  @Column() position!: number;
  @Column("text", { nullable: true }) @Field(() => String, { nullable: true }) quantity!:
    | string
    | null;
  @Column("text", { nullable: true }) @Field(() => String, { nullable: true }) unit!: string | null;
  @Column("text", { nullable: true }) @Field(() => String, { nullable: true }) preparation!:
    | string
    | null;
  @Column({ name: "is_optional" }) @Field(() => Boolean) isOptional!: boolean;
  @Column() @Field(() => Boolean) scales!: boolean;
  @ManyToOne(() => Ingredient, { eager: true })
  @JoinColumn({ name: "ingredient_id" })
  ingredient!: Ingredient;
  @ManyToOne(() => Recipe, (recipe) => recipe.ingredients)
  @JoinColumn({ name: "recipe_id" })
  recipe!: unknown;
  @Field(() => String) get name(): string {
    return this.ingredient.name;
  }
}

/** Values that the product computes from a recipe; every reference receives them ready-made. */
@Entity("covers", { schema: "bench" })
@ObjectType("Image")
export class Cover {
  @PrimaryColumn({ name: "recipe_id" }) recipeId!: number;
  @Column() @Field(() => String) url!: string;
  @Column() @Field(() => Int) width!: number;
  @Column() @Field(() => Int) height!: number;
  @Field(() => String, { nullable: true }) srcSet: string | null = null;
  @Field(() => String, { nullable: true }) placeholder: string | null = null;
}

@ObjectType()
export class Rating {
  @Field(() => Float, { nullable: true }) average!: number | null;
  @Field(() => Int) count!: number;
  @Field(() => [Int]) histogram!: number[];
}

@Entity("favorites")
export class Favorite {
  @PrimaryColumn({ name: "user_id" }) userId!: number;
  @PrimaryColumn({ name: "recipe_id" }) recipeId!: number;
}

@Entity("notes")
@ObjectType()
export class Note {
  @PrimaryGeneratedColumn({ name: "note_id" }) noteId!: number;
  @Column({ name: "user_id" }) userId!: number;
  @Column({ name: "recipe_id" }) recipeId!: number;
  @Column() @Field(() => String) text!: string;
  @Field(() => ID) get id(): string {
    return globalId("Note", this.noteId);
  }
}

@Entity("reviews")
@ObjectType()
export class Review {
  @PrimaryGeneratedColumn({ name: "review_id" }) @Field(() => Int) reviewId!: number;
  @Column({ name: "user_id" }) userId!: number;
  @Column({ name: "recipe_id" }) recipeId!: number;
  @Column() @Field(() => Int) score!: number;
  @Column() @Field(() => String) text!: string;
  @Column("timestamptz", { name: "created_at", default: () => "now()" })
  @Field(() => GraphQLDateTime)
  createdAt!: Date;
  @Field(() => ID) get id(): string {
    return globalId("Review", this.reviewId);
  }
}

@Entity("recipes")
@ObjectType()
export class Recipe {
  @PrimaryGeneratedColumn({ name: "recipe_id" }) @Field(() => Int) recipeId!: number;
  @Column() @Field(() => String) name!: string;
  @Column({ name: "sort_name" }) sortName!: string;
  @Column() @Field(() => String) instructions!: string;
  @Column("text", { name: "ingredients_notes", nullable: true })
  @Field(() => String, { nullable: true })
  ingredientsNotes!: string | null;

  @Column("text", {
    transformer: { from: (stored: string) => stored.toUpperCase(), to: (value: string) => value },
  })
  @Field(() => String)
  visibility!: string;
  @Column("text", { nullable: true }) @Field(() => String, { nullable: true }) description!:
    | string
    | null;
  @Column("text", { nullable: true }) source!: string | null;
  @Column("text", { name: "cover_drawing", nullable: true }) coverDrawing!: string | null;
  @Column("float8", { nullable: true }) @Field(() => Float, { nullable: true }) servings!:
    | number
    | null;
  @Column("text", { name: "servings_unit", nullable: true })
  @Field(() => String, { nullable: true })
  servingsUnit!: string | null;
  @Column("int", { name: "prep_minutes", nullable: true })
  @Field(() => Int, { nullable: true })
  prepMinutes!: number | null;
  @Column("int", { name: "cook_minutes", nullable: true })
  @Field(() => Int, { nullable: true })
  cookMinutes!: number | null;
  @Column("int", { name: "total_minutes", nullable: true }) ownTotalMinutes!: number | null;
  @Column("timestamptz", { name: "created_at" }) @Field(() => GraphQLDateTime) createdAt!: Date;
  @Column("timestamptz", { name: "updated_at" }) @Field(() => GraphQLDateTime) updatedAt!: Date;
  @ManyToOne(() => User, { eager: true })
  @JoinColumn({ name: "owner_id" })
  @Field(() => User)
  owner!: User;
  @ManyToOne(() => Category, { eager: true })
  @JoinColumn({ name: "category_id" })
  @Field(() => Category)
  category!: Category;
  @ManyToOne(() => DifficultyLevel, { eager: true })
  @JoinColumn({ name: "difficulty_level_id" })
  @Field(() => DifficultyLevel)
  difficultyLevel!: DifficultyLevel;
  @OneToMany(() => RecipeIngredient, (line) => line.recipe, { eager: true })
  ingredients!: RecipeIngredient[];
  @ManyToMany(() => Tag, { eager: true })
  @JoinTable({
    name: "recipe_tags",
    joinColumn: { name: "recipe_id" },
    inverseJoinColumn: { name: "tag_id" },
  })
  tags!: Tag[];

  @Field(() => ID) get id(): string {
    return globalId("Recipe", this.recipeId);
  }
  @Field(() => Int, { nullable: true }) get totalMinutes(): number | null {
    if (this.ownTotalMinutes !== null) return this.ownTotalMinutes;
    if (this.prepMinutes === null && this.cookMinutes === null) return null;
    return (this.prepMinutes ?? 0) + (this.cookMinutes ?? 0);
  }
}

export const entities = [
  Category,
  Cover,
  DifficultyLevel,
  Favorite,
  Ingredient,
  Note,
  Recipe,
  RecipeIngredient,
  Review,
  Role,
  Session,
  Tag,
  User,
];
