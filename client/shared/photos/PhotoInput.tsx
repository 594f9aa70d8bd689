import type { AriaAttributes, Ref } from "react";
import { photoTypes } from "../../../shared/inputLimits";
import fields from "../recipeFields/fields.module.css";

interface PhotoInputProps extends AriaAttributes {
  ref: Ref<HTMLInputElement>;
  onFiles: (files: File[]) => void;
}

/** The hidden input of a button that chooses photos. */
export const PhotoInput = ({ onFiles, ...rest }: PhotoInputProps) => (
  <input
    {...rest}
    type="file"
    multiple
    accept={photoTypes.join(",")}
    className={fields.input}
    onChange={({ currentTarget }) => {
      const files = [...(currentTarget.files ?? [])];
      // Allows choosing the same file again.
      currentTarget.value = "";
      onFiles(files);
    }}
  />
);
