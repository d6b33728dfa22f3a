/** Where an entry came from. */
export const ENTRY_SOURCES = ["whatsapp_text", "whatsapp_photo", "whatsapp_audio", "web", "import"] as const;
export type EntrySource = (typeof ENTRY_SOURCES)[number];
