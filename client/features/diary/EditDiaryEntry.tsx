import { useApolloClient } from "@apollo/client/react";
import type { AttachedPhotos_PhotoFragment } from "../../shared/photos/AttachedPhotos_photo.generated";
import { DiaryForm } from "./DiaryForm";
import { diaryKeys, forgetDiaries } from "./diaryCache";
import {
  useCreateDiaryEntryMutation,
  useUpdateDiaryEntryMutation,
} from "./SaveDiaryEntry.generated";

interface DiaryRecipe {
  recipeId: number;
  name: string;
}

/** A form for a new diary entry. Without a connection, the entry is sent later. */
export function NewDiaryEntry({ recipe }: { recipe: DiaryRecipe }) {
  const { recipeId, name } = recipe;
  const [create] = useCreateDiaryEntryMutation();
  return (
    <DiaryForm
      recipe={recipe}
      onSave={(input) =>
        create({
          variables: { recipeId, input },
          context: {
            offlineWrite: {
              // Each entry is sent, so that each has its own key.
              key: `${diaryKeys(recipeId)}${crypto.randomUUID()}`,
              recipe: { recipeId, name },
              data: { createDiaryEntry: null },
            },
          },
          update: forgetDiaries,
        })
      }
    />
  );
}

interface EditDiaryEntryProps {
  entry: {
    diaryEntryId: number;
    cookedOn: string;
    text: string | null;
    isPublic: boolean;
    version: number;
    photos: readonly AttachedPhotos_PhotoFragment[];
  };
  recipe: DiaryRecipe;
}

/** A form that changes a diary entry. */
export function EditDiaryEntry({ entry, recipe }: EditDiaryEntryProps) {
  const { cache } = useApolloClient();
  const [update] = useUpdateDiaryEntryMutation();
  const { diaryEntryId, version } = entry;
  return (
    <DiaryForm
      recipe={recipe}
      initial={entry}
      onSave={async (input) => {
        const result = await update({ variables: { diaryEntryId, input, version } });
        forgetDiaries(cache);
        return result;
      }}
    />
  );
}
