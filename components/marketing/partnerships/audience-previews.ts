import type { Tone } from "@/components/figures/progress";

export type PreviewRow = { percent: number; tone: Tone };

/** The drawn lines of each audience's example, in the order of `partnerships.audiences.*.preview.rows`. */
export const PREVIEWS: Record<"trainer" | "gym" | "doctor" | "nutritionist", readonly PreviewRow[]> = {
  trainer: [
    { percent: 70, tone: "leaf" },
    { percent: 79, tone: "leaf" },
    { percent: 43, tone: "leaf" },
  ],
  gym: [
    { percent: 76, tone: "leaf" },
    { percent: 76, tone: "leaf" },
    { percent: 32, tone: "leaf" },
  ],
  doctor: [
    { percent: 61, tone: "leaf" },
    { percent: 94, tone: "carbs" },
    { percent: 97, tone: "calories" },
  ],
  nutritionist: [
    { percent: 12, tone: "calories" },
    { percent: 46, tone: "carbs" },
    { percent: 88, tone: "leaf" },
  ],
};
