type NamedFile = Pick<File, "name" | "type">;

/** Returns true for HEIC. Some browsers report no type for it. */
export const isHeic = ({ name, type }: NamedFile): boolean =>
  /^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name);

/** The maximum number of pixels of a canvas on all systems. */
const MAX_PIXELS = 16_000_000;

const JPEG_QUALITY = 0.92;

/** Draws an image; the browser turns it upright. */
function drawImage(image: HTMLImageElement): HTMLCanvasElement {
  const { naturalWidth, naturalHeight } = image;
  const scale = Math.min(1, Math.sqrt(MAX_PIXELS / (naturalWidth * naturalHeight)));
  const canvas = document.createElement("canvas");
  canvas.width = Math.floor(naturalWidth * scale);
  canvas.height = Math.floor(naturalHeight * scale);
  canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas;
}

/** Decodes a picture and encodes it as JPEG; null if the browser cannot decode it. */
async function encodeJpeg(picture: Blob): Promise<Blob | null> {
  const image = new Image();
  image.src = URL.createObjectURL(picture);
  try {
    await image.decode();
    const canvas = drawImage(image);
    return await new Promise((resolve) => canvas.toBlob(resolve, "image/jpeg", JPEG_QUALITY));
  } catch {
    return null;
  } finally {
    URL.revokeObjectURL(image.src);
  }
}

/**
 * Converts HEIC to JPEG, which the server can decode. Safari decodes HEIC. In other browsers, the file is returned
 * unchanged and refused later. File inputs do not accept HEIC, because iOS then converts it itself.
 */
export async function convertHeic(file: File): Promise<File> {
  const jpeg = isHeic(file) ? await encodeJpeg(file) : null;
  if (!jpeg) return file;
  return new File([jpeg], file.name.replace(/\.hei[cf]$/i, "") + ".jpg", { type: jpeg.type });
}

/** Converts files one after the other, because a decoded photo takes much memory. */
export async function convertHeicFiles(files: readonly File[]): Promise<File[]> {
  const convertedFiles: File[] = [];
  for (const file of files) convertedFiles.push(await convertHeic(file));
  return convertedFiles;
}
