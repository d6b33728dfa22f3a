export type ReplyButton = {
  id: string;
  /** At most 20 characters. */
  title: string;
};

export type ListRow = {
  id: string;
  /** At most 24 characters. */
  title: string;
  /** At most 72 characters. */
  description?: string;
};

/** A message as the channel can show it, within the provider's limits. */
export type OutboundContent =
  /** At most 4,096 characters. */
  | { type: "text"; body: string }
  /** One to three buttons; body at most 1,024 characters. */
  | { type: "buttons"; body: string; buttons: ReplyButton[] }
  /** One to ten rows; `button` opens them, at most 20 characters; body at most 1,024 characters. */
  | { type: "list"; body: string; button: string; rows: ListRow[] };

/** A message whose wording the provider has approved, with what is filled into it in order: one line each. */
export type TemplateContent = { type: "template"; name: string; language: string; parameters: string[] };
