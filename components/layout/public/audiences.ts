import { Apple, Building2, Dumbbell, Stethoscope } from "lucide-react";

/** The four whom the product offers to work with, in the order of the menu. */
export const BUSINESS_MENU = [
  { key: "trainer", icon: Dumbbell },
  { key: "gym", icon: Building2 },
  { key: "doctor", icon: Stethoscope },
  { key: "nutritionist", icon: Apple },
] as const;
