export const PHONE_NUMBER_ID = "100000000000001";

/** A webhook around what a change of the field `messages` holds. */
export function webhook(...values: Record<string, unknown>[]) {
  return {
    object: "whatsapp_business_account",
    entry: [
      {
        id: "1",
        changes: values.map((value) => ({
          field: "messages",
          value: {
            messaging_product: "whatsapp",
            metadata: { display_phone_number: "5511900000000", phone_number_id: PHONE_NUMBER_ID },
            ...value,
          },
        })),
      },
    ],
  };
}

/** A message with the content under its type. */
export function message(type: string, content: Record<string, unknown>, more: Record<string, unknown> = {}) {
  return { id: "wamid.1", from: "551198887777", timestamp: "1790000000", type, ...content, ...more };
}
