-- CreateIndex
CREATE INDEX "Turn_conversation_idx" ON "Turn"("conversation");

-- CreateIndex
CREATE INDEX "Turn_parent_idx" ON "Turn"("parent");
