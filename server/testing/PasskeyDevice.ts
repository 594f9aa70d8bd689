import {
  createHash,
  createSign,
  generateKeyPairSync,
  type KeyObject,
  randomBytes,
} from "node:crypto";
import { isoCBOR } from "@simplewebauthn/server/helpers";

const PRESENT = 0x01;
const VERIFIED = 0x04;
const HAS_CREDENTIAL = 0x40;

const sha256 = (data: string | Buffer) => createHash("sha256").update(data).digest();
const base64 = (data: Uint8Array) => Buffer.from(data).toString("base64url");

/** The misbehavior of a device in a test. */
interface Misbehavior {
  origin?: string;
  rpId?: string;
  challenge?: string;
  /** False if the device does not verify its owner. */
  verifies?: boolean;
  counter?: number;
}

interface Options {
  challenge: string;
  rp?: { id?: string };
  rpId?: string;
}

/** A device with one passkey, as browsers present it. */
export class PasskeyDevice {
  readonly id = base64(randomBytes(16));
  private readonly privateKey: KeyObject;
  /** The public key in COSE format. */
  readonly publicKey: Uint8Array;
  private counter = 0;

  constructor(private readonly origin = "http://localhost:4000") {
    const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
    const { x, y } = publicKey.export({ format: "jwk" });
    this.privateKey = privateKey;
    // The map contains the fields of an elliptic curve key in COSE: its kind, algorithm, curve and
    // point.
    this.publicKey = isoCBOR.encode(
      new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, new Uint8Array(Buffer.from(x!, "base64url"))],
        [-3, new Uint8Array(Buffer.from(y!, "base64url"))],
      ]),
    );
  }

  /** Makes the passkey. */
  create(options: Options, misbehavior: Misbehavior = {}) {
    const id = Buffer.from(this.id, "base64url");
    const length = Buffer.from([0, id.length]);
    const credential = Buffer.concat([Buffer.alloc(16), length, id, this.publicKey]);
    const authData = Buffer.concat([
      this.authData(misbehavior.rpId ?? options.rp!.id!, HAS_CREDENTIAL, misbehavior),
      credential,
    ]);
    const attestationObject = isoCBOR.encode(
      new Map<string, string | Map<string, never> | Uint8Array>([
        ["fmt", "none"],
        ["attStmt", new Map<string, never>()],
        ["authData", new Uint8Array(authData)],
      ]),
    );
    return this.response({
      clientDataJSON: base64(this.clientData("webauthn.create", options, misbehavior)),
      attestationObject: base64(attestationObject),
      transports: ["internal"],
    });
  }

  /** Signs a challenge. */
  get(options: Options, misbehavior: Misbehavior = {}) {
    const clientData = this.clientData("webauthn.get", options, misbehavior);
    const authData = this.authData(misbehavior.rpId ?? options.rpId!, 0, misbehavior);
    const signed = createSign("sha256").update(authData).update(sha256(clientData));
    return this.response({
      clientDataJSON: base64(clientData),
      authenticatorData: base64(authData),
      signature: base64(signed.sign(this.privateKey)),
    });
  }

  private response<Response extends object>(response: Response) {
    const { id } = this;
    return { id, rawId: id, type: "public-key", clientExtensionResults: {}, response };
  }

  private clientData(type: string, { challenge }: Options, misbehavior: Misbehavior): Buffer {
    const { origin = this.origin } = misbehavior;
    const signed = misbehavior.challenge ?? challenge;
    return Buffer.from(JSON.stringify({ type, challenge: signed, origin, crossOrigin: false }));
  }

  private authData(rpId: string, flags: number, { counter, verifies = true }: Misbehavior): Buffer {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter ?? ++this.counter);
    const all = flags | PRESENT | (verifies ? VERIFIED : 0);
    return Buffer.concat([sha256(rpId), Buffer.from([all]), count]);
  }
}
