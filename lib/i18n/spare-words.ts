import type { Locale } from "@/lib/i18n/locale";

type Words = { title: string; text: string; reload: string; home: string };

/**
 * Words of the error page for when even the frame that brings them broke, which is no time to fetch a catalogue. A test
 * holds them to both.
 */
export const SPARE_WORDS: Record<Locale, Words> = {
  "pt-BR": {
    title: "Oops! Algo deu errado",
    text: "O erro já foi registrado. Recarregar costuma resolver; o que você registrou está guardado.",
    reload: "Recarregar página",
    home: "Voltar ao início",
  },
  "en-US": {
    title: "Oops! Something went wrong",
    text: "The error has been reported. Reloading usually helps; what you logged is safe.",
    reload: "Reload page",
    home: "Back to home",
  },
};
