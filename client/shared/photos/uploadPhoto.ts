import { sessionEndReason } from "../apollo/sessionEndReason";
import { parseJson } from "../parseJson";
import { sessionStore } from "../session";
import { translateServerMessage } from "../messages/serverMessages";
import { t } from "../messages/t";
import type { PictureImage } from "../ui/Picture";
import type { Shares } from "./shares";
import type { Send, UploadedPhoto } from "./UploadQueue";

/** The server's error as in RFC 9457; bans use other fields. */
interface Problem {
  code?: string;
  detail?: string;
  message?: string;
}

function read<Answer>(text: string): Partial<Answer> {
  const answer = parseJson(text);
  return typeof answer === "object" && answer !== null ? answer : {};
}

function photoIn(text: string): UploadedPhoto | null {
  const { photoId, ...image } = read<PictureImage & { photoId: number }>(text);
  const { url, width, height, srcSet = null, placeholder = null } = image;
  if (!photoId || !url || !width || !height) return null;
  return { photoId, image: { url, width, height, srcSet, placeholder } };
}

/** The error message of a failed upload: the server's, if it has one. */
function messageIn(status: number, text: string): string {
  const { detail, message } = read<Problem>(text);
  const serverMessage = detail ?? message;
  return serverMessage
    ? translateServerMessage(serverMessage)
    : t("failed.http", { status, body: text.slice(0, 200) });
}

/** A rejected token ends the session as after any other call; the typed text stays. */
function noteRejectedToken(token: string, text: string): void {
  const { code, message } = read<Problem>(text);
  const reason = sessionEndReason(code);
  if (reason)
    sessionStore.endByServer({ reason, operation: "mutation", ...(message && { message }) }, token);
}

/** Fetches an uploaded picture for cropping. */
async function fetchPicture(address: string): Promise<Blob> {
  const networkError = new Error(t("failed.network"));
  const response = await fetch(address).catch(() => {
    throw networkError;
  });
  if (!response.ok) throw networkError;
  return response.blob();
}

/** Uploads a picture and returns its photo. */
export const uploadPhoto: Send = async (picture, part, options) =>
  post(typeof picture === "string" ? await fetchPicture(picture) : picture, part, options);

/** Sends a picture by an XMLHttpRequest, since `fetch` does not report progress. */
const post = (file: Blob, part: Shares | null, { onSent, signal }: Parameters<Send>[2]) =>
  new Promise<UploadedPhoto>((resolve, reject) => {
    const request = new XMLHttpRequest();
    const query = Object.entries(part ?? {}).map(([name, share]) => `${name}=${share}`);
    request.open("POST", ["/api/photos", ...(query.length ? [query.join("&")] : [])].join("?"));
    request.setRequestHeader("Accept", "application/json");
    request.setRequestHeader("Content-Type", file.type || "application/octet-stream");
    const token = sessionStore.get()?.token;
    if (token) request.setRequestHeader("Authorization", `Bearer ${token}`);

    request.upload.onprogress = ({ loaded, total }) => onSent(total > 0 ? loaded / total : 0);
    request.onload = () => {
      const { responseText, status } = request;
      const photo = status < 300 ? photoIn(responseText) : null;
      if (photo) return resolve(photo);
      if (token) noteRejectedToken(token, responseText);
      reject(new Error(messageIn(status, responseText)));
    };
    request.onerror = () => reject(new Error(t("failed.network")));
    request.onabort = () => reject(new Error(t("failed.network")));
    signal.addEventListener("abort", () => request.abort());
    request.send(file);
  });
