import { useNavigate } from "react-router-dom";

/**
 * Returns to the previous screen of the application.
 * @param otherwise the target without a previous screen
 */
export function useGoBack(otherwise: string): () => void {
  const navigate = useNavigate();
  return () => {
    const cameFromHere = (history.state as { idx?: number } | null)?.idx;
    void (cameFromHere ? navigate(-1) : navigate(otherwise));
  };
}
