/** A plan as the picker shows it, worded on the server. */
export type Offer = {
  id: string;
  name: string;
  price: string;
  period: string;
  isRecommended: boolean;
  /** "Economize 10%", and against what. */
  saving: { badge: string; base: string } | null;
  features: string[];
};
