import QRCode from "qrcode";
import type { Payment } from "./payment";

/** Pictures that were drawn lately, by code: lists are asked for again and again. */
const pictures = new Map<string, string>();
const MOST_PICTURES = 1_000;

/** The payment as the API answers it: a PIX charge carries its code also as a picture, base64 of a PNG. */
export async function presentPayment(payment: Payment) {
  const { transaction_data: data, type } = payment.point_of_interaction;
  if (typeof data.qr_code !== "string") return payment;
  const qr_code_base64 = pictures.get(data.qr_code) ?? (await draw(data.qr_code));
  return { ...payment, point_of_interaction: { type, transaction_data: { ...data, qr_code_base64 } } };
}

async function draw(code: string): Promise<string> {
  const picture = await QRCode.toBuffer(code, { errorCorrectionLevel: "M", margin: 2, width: 360 });
  if (pictures.size >= MOST_PICTURES) pictures.clear();
  const drawn = picture.toString("base64");
  pictures.set(code, drawn);
  return drawn;
}
