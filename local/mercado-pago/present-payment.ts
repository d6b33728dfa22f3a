import QRCode from "qrcode";
import type { Payment } from "./payment";

/** The payment as the API answers it: a PIX charge carries its code also as a picture, base64 of a PNG. */
export async function presentPayment(payment: Payment) {
  const { transaction_data: data, type } = payment.point_of_interaction;
  if (typeof data.qr_code !== "string") return payment;
  const picture = await QRCode.toBuffer(data.qr_code, { errorCorrectionLevel: "M", margin: 2, width: 360 });
  return {
    ...payment,
    point_of_interaction: { type, transaction_data: { ...data, qr_code_base64: picture.toString("base64") } },
  };
}
