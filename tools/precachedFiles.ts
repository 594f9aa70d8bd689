/** A file of the build, as Vite lists it. */
interface BuiltFile {
  file: string;
  css?: string[];
  assets?: string[];
  imports?: string[];
}

/** The entries of Vite's manifest, by source file. */
export type BuiltFiles = Readonly<Record<string, BuiltFile>>;

/** The sources that are needed offline: a recipe, the list, cook mode, the forms whose input is sent later, and their parts. */
const OFFLINE_SOURCES =
  /^(index\.html|apollo\/browserLink\.ts|prefetchLinks\.ts|pages\/(Recipes?|Offline|NewReview|NewDiaryEntry)Page\.tsx|pages\/(Review|Diary)Pages\.loader\.ts|features\/diary\/MadeIt\.tsx|features\/(offline|cooking)\/.*|features\/notes\/Note(Conflict|Editor|Slip)\.tsx|shared\/servings\.ts|shared\/offline\/.*|shared\/ui\/(Dialog|OpenedMenu|PhotoViewer)\.tsx|shared\/messages\/de(\.server)?\.ts|layout\/Sheet\.tsx|.*\/@mantine\/notifications\/.*)$/;

/**
 * Lists the files that the service worker stores on installation, with their imports, styles and
 * fonts.
 */
export function precachedFiles(built: BuiltFiles): Set<string> {
  const names = Object.keys(built).filter((name) => OFFLINE_SOURCES.test(name));
  const files = new Set<string>();
  const visited = new Set(names);
  // The loop includes entries that are added to the set during the iteration.
  for (const name of visited) {
    const { file, css = [], assets = [], imports = [] } = built[name]!;
    for (const each of [file, ...css, ...assets]) files.add(each);
    for (const each of imports) visited.add(each);
  }
  // The filter excludes other alphabets of the fonts, which load with a page that needs them.
  for (const file of files)
    if (file.endsWith(".woff2") && !file.includes("-latin-")) files.delete(file);
  return files;
}
